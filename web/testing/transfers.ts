/** What is dragged or on the clipboard: files and words. */
export function transferOf(...things: readonly (File | string)[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const thing of things) {
    if (typeof thing === "string") transfer.items.add(thing, "text/plain");
    else transfer.items.add(thing);
  }
  return transfer;
}

/** Drags over the page, and waits until it was drawn anew. Tells whether the browser was kept from opening the file. */
export async function drag(type: "dragover" | "dragleave" | "drop", init: DragEventInit): Promise<boolean> {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return event.defaultPrevented;
}

export function paste(target: Element, ...things: readonly (File | string)[]): void {
  const clipboardData = transferOf(...things);
  target.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}
