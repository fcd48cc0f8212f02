/** Replaces a video's poster by its player when the visitor asks for it. */
export function playVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const player = document.createElement('iframe');
      player.src = playUrl(link.href);
      player.title = link.dataset.video ?? '';
      player.allow = 'autoplay; fullscreen; picture-in-picture';
      player.allowFullscreen = true;
      link.replaceWith(player);
      player.focus();
    });
}

/** Autoplay, because the visitor has pressed play already. */
export function playUrl(address: string): string {
  const player = new URL(address);
  player.searchParams.set('autoplay', '1');
  return player.href;
}
