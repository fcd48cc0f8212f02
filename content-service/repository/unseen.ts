/**
 * What nobody sees in a name, such as control characters, fillers and what changes the direction of a text. Inside an
 * emoji, people see what its selectors and joiners do.
 */
const unseen = /(\p{RGI_Emoji})|[\p{C}\p{Default_Ignorable_Code_Point}]/gv;

/** As people see it, so that it is not taken for another. */
export const withoutUnseen = (name: string): string => name.replace(unseen, '$1');
