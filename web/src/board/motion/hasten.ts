/** Whatever flies over the board flies as fast as wished: a loop that lasts until it is ended. */
export function hasten(rate: number): () => void {
  let request = 0;
  const hurry = () => {
    for (const animation of document.getAnimations()) {
      if (animation.id === 'flight' && animation.playbackRate !== rate) animation.playbackRate = rate;
    }
    request = requestAnimationFrame(hurry);
  };
  hurry();
  return () => cancelAnimationFrame(request);
}
