import type { VideoSlice } from '@farol/content-model';
import { Icon } from '../../render/icon.tsx';
import { safeAddress } from '../../render/link.tsx';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import { playerOf } from './players.ts';
import style from './video.css?inline';

/**
 * A video behind its poster: its host gets no request before the visitor plays it. What no page may frame is opened
 * where it is.
 */
export function Video({ slice, context }: SliceProperties<VideoSlice>) {
  const { title, url, poster, caption } = slice.primary;
  const address = secureAddress(url);
  if (!address) return null;
  const player = playerOf(address.href);
  const { messages } = context;
  return (
    <section className="room">
      <Style name="Video" css={style} />
      <div className="wrap">
        {title && <h2>{title}</h2>}
        <figure className="video">
          <a
            href={player?.href ?? address.href}
            rel="noopener"
            data-video={player ? (title ?? messages.playVideo) : undefined}
          >
            <Picture
              field={poster}
              context={context}
              sizes="(min-width:80em) 80rem, 92vw"
              className="cover"
            />
            <span className="button">
              <Icon name="play" />
              {messages.playVideo}
              {title && <span className="unseen">: {title}</span>}
            </span>
          </a>
          <figcaption className="small muted">
            {caption} {messages.videoLoadsFrom((player ?? address).host)}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function secureAddress(url: string | null): URL | null {
  const address = safeAddress(url ?? '');
  const parsed = address ? URL.parse(address) : null;
  return parsed?.protocol === 'https:' ? parsed : null;
}
