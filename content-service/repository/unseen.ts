/** What nobody sees in a name, such as control characters, fillers and what changes the direction of a text. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** As people see it, so that it is not taken for another. */
export const withoutUnseen = (name: string): string => name.replace(unseen, '');
