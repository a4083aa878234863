import type { AllNames } from "../pt/names.ts";
import { errorsEs } from "@curta/contract/errors-es";
import { certificateEs } from "./certificate.ts";
import { remarksEs } from "./remarks.ts";

/** Shown in place of the studio's Portuguese words, which are those of a script. */
export const namesEs: AllNames = {
  names: {
    templates: {
      batida: {
        title: "Al ritmo",
        sentence: "Cortes directos al ritmo, con golpe de zoom y destello en cada giro.",
      },
      contagem: {
        title: "Cuenta regresiva",
        sentence: "Las tomas se acortan cada vez más hasta estallar en la foto entera.",
      },
      vitrine: {
        title: "Vitrina",
        sentence: "Empieza en los detalles, da la vuelta y recién después muestra el todo, como un anuncio.",
      },
      revelacao: {
        title: "Revelación",
        sentence: "Esconde la foto en pedazos y la entrega entera en el primer giro de la música.",
      },
      ricochete: { title: "Rebote", sentence: "La cámara va de un rincón a otro a latigazos, sin parar." },
      trailer: {
        title: "Tráiler",
        sentence: "Crece despacio, contiene la respiración y golpea fuerte, como un tráiler de cine.",
      },
      travessia: {
        title: "Travesía",
        sentence: "Un viaje lento por la foto, de un lado a otro, hasta llegar a su protagonista.",
      },
      retrato: {
        title: "Retrato",
        sentence: "Se queda cerca de quien importa, con luz que pasea y cortes suaves.",
      },
      penumbra: {
        title: "Media luz",
        sentence: "Pocas tomas, largas y calladas, con la luz que se filtra en lo oscuro.",
      },
      diario: {
        title: "Diario",
        sentence: "Tomas tranquilas como páginas de un diario, con tiempo para leer.",
      },
      respiro: { title: "Respiro", sentence: "Movimientos muy lentos que se funden uno en otro." },
      album: {
        title: "Álbum",
        sentence: "Hojea la foto como un álbum: el todo, un detalle, otra vez el todo.",
      },
      domingo: { title: "Domingo", sentence: "Ligero y claro, con un vaivén perezoso entre los detalles." },
    },
    moves: {
      "push-in": "acercamiento",
      "pull-out": "alejamiento",
      "pan-left": "paneo a la izquierda",
      "pan-right": "paneo a la derecha",
      "tilt-up": "la cámara sube",
      "tilt-down": "la cámara baja",
      orbit: "órbita",
      dolly: "travelling",
      "punch-in": "golpe de zoom",
      drift: "deriva",
      hold: "cámara quieta",
    },
    transitions: { whip: "entra de latigazo", zoom: "entra con zoom", dissolve: "entra fundiéndose" },
    effects: {
      "light-leak": "fuga de luz",
      flash: "destello",
      shake: "temblor",
      slow: "cámara lenta",
      fast: "acelerado",
      "words-behind": "texto detrás",
      pop: "realce",
      "cut-out": "silueta recortada",
      freeze: "congelado",
      "two-panels": "dos pantallas",
      "three-panels": "tres pantallas",
      mirror: "espejo",
      "colour-split": "colores separados",
      strobe: "estroboscopio",
      "film-burn": "película quemada",
      ramp: "rampa de velocidad",
      letterbox: "barras de cine",
      "from-black": "abre desde negro",
      "letters-first": "primero las letras",
      "from-detail": "abre en un detalle",
      "whip-in": "abre de lado",
      rewind: "rebobinado",
      "panels-closing": "mitades que se cierran",
    },
    sizes: {
      "extreme-close-up": "primerísimo plano",
      "close-up": "primer plano",
      medium: "plano medio",
      wide: "plano general",
    },
    errors: errorsEs,
    certificate: certificateEs,
    remarks: remarksEs,
  },
};
