// The page of one film on a phone: shares it where the browser can, and copies the text to post it with.
const share = document.querySelector("#share");
const post = document.querySelector("#post-text");
const copy = document.querySelector("#copy");
const told = document.querySelector("#told");
const film = document.querySelector("video");

/** The film as a file, fetched once: a browser allows little time between tap and share sheet. */
let fetched;
function fileOf(address, name) {
  fetched ??= fetch(address)
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(answer.statusText))))
    .then((bytes) => new File([bytes], name, { type: "video/mp4" }))
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

async function shareFilm() {
  const label = share.textContent;
  share.disabled = true;
  share.textContent = share.dataset.busy;
  try {
    const file = await fileOf(film.src, share.dataset.name);
    await navigator.share({ files: [file], ...(post ? { text: post.value } : {}) });
    told.textContent = "";
  } catch (error) {
    if (error.name === "NotAllowedError") told.textContent = share.dataset.again;
    else if (error.name !== "AbortError") told.textContent = share.dataset.failed;
  } finally {
    share.textContent = label;
    share.disabled = false;
  }
}

async function copyPost() {
  post.select();
  try {
    // Without https there is no clipboard for pages, but the old way is still open.
    if (navigator.clipboard) await navigator.clipboard.writeText(post.value);
    else if (!document.execCommand("copy")) throw new Error("refused");
    told.textContent = copy.dataset.done;
  } catch {
    told.textContent = copy.dataset.failed;
  }
}

const probe = new File([], "film.mp4", { type: "video/mp4" });
if (share && navigator.canShare?.({ files: [probe] })) {
  share.hidden = false;
  document.querySelector("#no-share")?.remove();
  share.addEventListener("click", () => void shareFilm());
}
copy?.addEventListener("click", () => void copyPost());
