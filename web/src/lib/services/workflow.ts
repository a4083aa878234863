import {
  WEBHOOK_PATH,
  type ImageRequest,
  type ImageResult,
  type PageConfig,
  type Preview,
  type RetakeRequest,
  type UploadRequest,
  type VideoRequest,
} from "@curta/contract";
import { networkProblem } from "../browser/network/network-problem.ts";
import { text } from "../text.ts";
import type { RowPart } from "../rows/generation-row.ts";
import type { AccessToken } from "../rows/rows.ts";
import { newTraceparent } from "./traceparent.ts";
import { refusalOf } from "./refusal.ts";

/** The workflow service. The message of a rejection is the sentence for the user, or empty. */
export interface Workflow {
  makeImage(request: UploadRequest): Promise<ImageResult>;
  /** Makes another take from the photo that our own server kept; undefined with an outside workflow. */
  readonly retakeImage: ((request: RetakeRequest) => Promise<ImageResult>) | undefined;
  requestFilm(request: VideoRequest): Promise<void>;
  /** Cancels a film; undefined with an outside workflow, which has no such call. */
  readonly cancelFilm: ((id: string) => Promise<RowPart>) | undefined;
  /** Reads the data for an image's preview, which rows and drafts do not contain; undefined as above. */
  readonly readPreview: ((imageUrl: string) => Promise<Preview>) | undefined;
}

export function openWorkflow(config: PageConfig, accessToken: AccessToken): Workflow {
  const send = async (path: string, init: RequestInit): Promise<string> => {
    const token = config.sendAuthorization ? await accessToken() : null;
    return callWorkflow(`${config.workflowUrl}${path}`, {
      ...init,
      headers: {
        ...(init.body === undefined ? {} : { "Content-Type": "application/json" }),
        Accept: "application/json",
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(config.traces && init.method === "POST" ? { traceparent: newTraceparent() } : {}),
      },
    });
  };
  const post = async (path: string, body?: unknown) =>
    send(path, { method: "POST", body: JSON.stringify(body ?? {}) });
  const makeImage = async (request: ImageRequest) => {
    const body = await post(WEBHOOK_PATH, request);
    return (await answers()).readImageResult(body);
  };
  const isOurs = config.workflowUrl === config.supabaseUrl;
  return {
    makeImage,
    retakeImage: isOurs ? makeImage : undefined,
    requestFilm: async (request) => void (await post(WEBHOOK_PATH, request)),
    cancelFilm: isOurs
      ? async (id) => {
          const body = await post(`/generations/${id}/cancel`);
          const { parseJson, readRowPart } = await answers();
          return readRowPart(parseJson(body));
        }
      : undefined,
    readPreview: isOurs
      ? async (imageUrl) => {
          const path = `/images/preview?image_url=${encodeURIComponent(imageUrl)}`;
          const body = await send(path, { method: "GET" });
          return (await answers()).readPreview(body);
        }
      : undefined,
  };
}

function answers() {
  return import("../read-answers.ts");
}

/** Sends a request and gives the answer's text. @throws Error with the catalogue's sentence */
async function callWorkflow(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new Error(networkProblem(), { cause: error }) : error;
  });
  const body = await answer.text();
  if (!answer.ok) {
    throw new Error(text.messages.callFailed(answer.status, answer.statusText, refusalOf(body)));
  }
  return body;
}
