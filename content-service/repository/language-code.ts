/** A code such as pt-br, as Prismic has them. */
export const languageCodePattern = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;
