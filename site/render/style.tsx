/** A component's style, once per page however often the component stands on it. */
export function Style({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="part">
      {`@layer part{${css}}`}
    </style>
  );
}
