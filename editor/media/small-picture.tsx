/** A browser has few connections to one service: what is not shown any more would keep what is saved waiting. */
function giveUpOnceGone(picture: HTMLImageElement) {
  return () =>
    queueMicrotask(() => {
      if (!picture.isConnected) picture.removeAttribute('src');
    });
}

/** A picture in a list, which nobody has to wait for. */
export function SmallPicture({ address }: { address: string }) {
  return <img ref={giveUpOnceGone} src={address} alt="" loading="lazy" />;
}
