import { availableParallelism } from "node:os";
import {
  createAddressReader,
  createOriginReader,
  networkOfAddress,
  type AddressReaders,
  type ConnectionInfo,
} from "./address.ts";
import { createHashLine, type HashLimits, type RunHash } from "./hashing.ts";
import { createPlaces, type Places } from "./places.ts";
import { createSpace, type Space } from "./space.ts";

/** How much there is of what is scarce in one process. Wrong passwords are counted in the database, for all processes. */
export interface DoorLimits {
  /** Photos on their way or being decoded. Each takes up to 10 MB; all of them fit into the decoder's line. */
  readonly uploads: number;
  readonly uploadsPerUser: number;
  readonly uploadsPerNetwork: number;
  /** Songs on their way or being decoded. Each takes up to 30 MB. */
  readonly songs: number;
  readonly songsPerUser: number;
  readonly songsPerNetwork: number;
  /** Archives of a user's data on their way. Each holds a file or some rows at a time. */
  readonly exports: number;
  readonly exportsPerUser: number;
  readonly exportsPerNetwork: number;
  readonly sockets: number;
  readonly socketsPerNetwork: number;
  readonly hashing: HashLimits;
}

export const DOOR_LIMITS: DoorLimits = {
  uploads: 24,
  uploadsPerUser: 3,
  uploadsPerNetwork: 12,
  songs: 6,
  songsPerUser: 1,
  songsPerNetwork: 3,
  exports: 12,
  exportsPerUser: 2,
  exportsPerNetwork: 4,
  sockets: 20_000,
  socketsPerNetwork: 500,
  // Each hash occupies one of the four threads of Node's pool; file access needs the others.
  hashing: { permits: Math.min(3, availableParallelism()), waiting: 200, waitingPerAccount: 3 },
};

/** Knows what is scarce in this process and who holds how much of it. Asked before a body is read. */
export interface Door {
  /** The network that shares limits with this request: an IPv4 address, or the /64 of an IPv6 address. */
  readonly networkOf: (connection: ConnectionInfo) => string;
  /** The configured public origin, or else the one that the request used. */
  readonly originOf: AddressReaders["originOf"];
  readonly uploads: Places;
  readonly songs: Places;
  readonly exports: Places;
  readonly sockets: Places;
  readonly runHash: RunHash;
  readonly space: Space;
}

export interface DoorOptions {
  /** By default nobody's bytes are counted. */
  readonly space?: Space;
  /** Proxies whose X-Forwarded-For is believed: addresses and networks. */
  readonly trustedProxies?: readonly string[];
  /** Address that users type; undefined: that of the request. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<DoorLimits>;
}

/** Counts nobody's bytes. */
const ENDLESS = createSpace(async () => 0, Infinity);

export function createDoor(options: DoorOptions = {}): Door {
  const { trustedProxies = [], publicUrl, limits, space = ENDLESS } = options;
  const most = { ...DOOR_LIMITS, ...limits };
  const addressOf = createAddressReader(trustedProxies);
  return {
    networkOf: (connection) => networkOfAddress(addressOf(connection)),
    originOf: createOriginReader(trustedProxies, publicUrl),
    uploads: createPlaces({
      all: { most: most.uploads, refusal: "queue_full" },
      perUser: { most: most.uploadsPerUser, refusal: "too_many_images" },
      perNetwork: { most: most.uploadsPerNetwork, refusal: "queue_full" },
    }),
    songs: createPlaces({
      all: { most: most.songs, refusal: "queue_full" },
      perUser: { most: most.songsPerUser, refusal: "too_many_requests" },
      perNetwork: { most: most.songsPerNetwork, refusal: "queue_full" },
    }),
    exports: createPlaces({
      all: { most: most.exports, refusal: "queue_full" },
      perUser: { most: most.exportsPerUser, refusal: "too_many_requests" },
      perNetwork: { most: most.exportsPerNetwork, refusal: "queue_full" },
    }),
    sockets: createPlaces({
      all: { most: most.sockets, refusal: "unavailable" },
      perNetwork: { most: most.socketsPerNetwork, refusal: "too_many_requests" },
    }),
    runHash: createHashLine(most.hashing),
    space,
  };
}
