/** Copies a text; false if the browser refuses. Over plain HTTP there is no clipboard API. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return copyBySelection(value);
  }
}

function copyBySelection(value: string): boolean {
  const field = document.createElement("textarea");
  field.value = value;
  field.readOnly = true;
  field.className = "visually-hidden";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
