export default { serverExternalPackages: ['sharp'] };
