/** A proxy that does not exist, so that nothing leaves the machine, whatever a page requests. */
export const noWayOut = { host: '127.0.0.1', port: 9, except: ['127.0.0.1', 'localhost'] };
