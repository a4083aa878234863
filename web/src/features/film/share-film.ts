/** True where the system has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Shares the film itself where the system takes files, else its address. Changing one's mind is no error. */
export async function shareFilm(url: string, fileName: string): Promise<void> {
  try {
    const file = await fetchFile(url, fileName);
    const withFile = { files: [file] };
    await navigator.share(navigator.canShare(withFile) ? withFile : { url });
  } catch (error) {
    // The file took longer than the click allows, or could not be fetched: the address always can be shared.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await navigator.share({ url }).catch(() => undefined);
  }
}

async function fetchFile(url: string, fileName: string): Promise<File> {
  const answer = await fetch(url);
  return new File([await answer.blob()], fileName, { type: "video/mp4" });
}
