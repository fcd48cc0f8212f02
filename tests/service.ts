import {
  type ExampleService,
  startExampleService,
} from '../content-service/moving/service.testing.ts';
import { type Writer, writerOf } from '../launch/writer.ts';

export interface TestService extends ExampleService {
  writer: Writer;
}

/** A service of its own, as sites use it. */
export async function startTestService(
  environment: Record<string, string> = {},
  clock?: () => number,
): Promise<TestService> {
  const service = await startExampleService(environment, clock);
  return {
    ...service,
    writer: writerOf(service.address, service.token),
    stop: service.remove,
  };
}
