import { WholeWords } from '../render/whole-words.tsx';

interface IntroProperties {
  title: string | null | undefined;
  text?: string | null;
}

/** A section's title and introduction; nothing where both are missing. */
export function Intro({ title, text }: IntroProperties) {
  if (!title && !text) return null;
  return (
    <div className="intro">
      {title && (
        <h2>
          <WholeWords text={title} />
        </h2>
      )}
      {text && (
        <p className="lead muted">
          <WholeWords text={text} />
        </p>
      )}
    </div>
  );
}
