/** Resolves once no dialog is shown, and the last one has given the focus back, which it does in the next frame. */
export async function dialogsClosed(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('.overlay')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
  await new Promise(requestAnimationFrame);
}
