/** What was typed in a form's field; empty where there is none of that name. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
