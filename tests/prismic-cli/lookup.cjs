/** Loaded into the command line's process: leads the names of the certificate to this machine. */
const dns = require('node:dns');

const { lookup } = dns;
dns.lookup = (name, ...rest) =>
  lookup(name.endsWith('prismic.localhost') ? '127.0.0.1' : name, ...rest);
