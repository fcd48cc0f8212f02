/** The parts of `s3rver` that tests use; it has no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Place {
    readonly bucket: string;
    readonly key: string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    readonly httpServer: Server;
    readonly store: {
      putObject(object: Place): Promise<{ size: number }>;
      getResourcePath(bucket: string, key: string, kind: 'object'): string;
    };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
