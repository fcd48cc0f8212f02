/** A proxy that is not there, so that nothing leaves the machine, whatever a page asks for. */
export const noWayOut = { host: '127.0.0.1', port: 9, except: ['127.0.0.1', 'localhost'] };
