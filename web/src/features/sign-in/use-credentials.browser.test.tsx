import { AuthClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { text } from "../../lib/text.ts";
import { useCredentials } from "./use-credentials.ts";

type Purpose = "enter" | "create";
type Answer = (path: string, body: string) => Promise<Response>;

interface FormProps {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly purpose: Purpose;
}

function Form({ auth, purpose }: FormProps) {
  const { state, submit, forget } = useCredentials(auth, purpose);
  return (
    <form action={(form) => void submit(form)}>
      <input name="email" defaultValue="ana@example.org" />
      <input name="password" defaultValue="a secret" />
      <button type="submit">{state.busy ? "sending" : "send"}</button>
      <button type="button" onClick={forget}>
        forget
      </button>
      {state.problem !== null && <p role="alert">{state.problem}</p>}
      <output>{state.notice}</output>
    </form>
  );
}

const USER = { id: "u1", email: "ana@example.org" };
const SESSION = { access_token: "t", token_type: "bearer", expires_in: 3600, refresh_token: "r", user: USER };
const refusal = (message: string) => Response.json({ code: "any", msg: message }, { status: 400 });

/** The identity service's own client, which gets these answers. */
async function openForm(purpose: Purpose, answer: Answer) {
  const auth = new AuthClient({
    url: "https://server.invalid",
    persistSession: false,
    autoRefreshToken: false,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      return answer(new URL(request.url).pathname, await request.text());
    },
  });
  const page = await render(<Form auth={auth} purpose={purpose} />);
  return { ...page, auth, problem: page.getByRole("alert"), notice: page.getByRole("status") };
}

test("e-mail and password open a session, and only once however often the form is sent", async () => {
  const waiting = Promise.withResolvers<Response>();
  const asked: string[][] = [];
  const { auth, getByText, problem } = await openForm("enter", async (...request) => {
    asked.push(request);
    return waiting.promise;
  });
  await getByText("send").click();
  await getByText("sending").click();
  waiting.resolve(Response.json(SESSION));
  await expect.element(getByText("send", { exact: true })).toBeVisible();
  expect(asked.map(([path]) => path)).toEqual(["/token"]);
  expect(asked[0]?.[1]).toMatch(/"email":"ana@example.org","password":"a secret"/);
  expect((await auth.getSession()).data.session?.user.id).toBe("u1");
  await expect.element(problem).not.toBeInTheDocument();
});

test("a refusal is shown until the form is sent again or left", async () => {
  const waiting = Promise.withResolvers<Response>();
  const answers = [refusal("wrong password"), waiting.promise, refusal("wrong again")];
  const answer = async () => answers.shift() ?? Response.error();
  const { getByText, problem } = await openForm("enter", answer);
  await getByText("send").click();
  await expect.element(problem).toHaveTextContent("wrong password");
  await getByText("send").click();
  await expect.element(getByText("sending")).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
  waiting.resolve(Response.json(SESSION));
  await getByText("send", { exact: true }).click();
  await expect.element(problem).toHaveTextContent("wrong again");
  await getByText("forget").click();
  await expect.element(problem).not.toBeInTheDocument();
});

test("a new account says that the e-mail has to be confirmed, unless it has a session at once", async () => {
  const asked: string[] = [];
  const answers = [Response.json(USER), Response.json(SESSION)];
  const { getByText, notice } = await openForm("create", async (path) => {
    asked.push(path);
    return answers.shift() ?? Response.error();
  });
  await getByText("send").click();
  await expect.element(notice).toHaveTextContent(text.signIn.confirmEmail);
  await getByText("send").click();
  await expect.element(notice).toBeEmptyDOMElement();
  expect(asked).toEqual(["/signup", "/signup"]);
});

test("an account that could not be made says why, and has nothing to confirm", async () => {
  const answers = [refusal("already there"), refusal("")];
  const { getByText, problem, notice } = await openForm(
    "create",
    async () => answers.shift() ?? Response.error(),
  );
  await getByText("send").click();
  await expect.element(problem).toHaveTextContent("already there");
  await expect.element(notice).toBeEmptyDOMElement();
  await getByText("send").click();
  await expect.element(problem).toHaveTextContent(text.signIn.signUpFailed);
});
