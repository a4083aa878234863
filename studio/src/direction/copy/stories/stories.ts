import { ANIMALS } from "./animals.ts";
import { ANYTHING } from "./anything.ts";
import { FOOD } from "./food.ts";
import { HOME } from "./home.ts";
import { LIGHT } from "./light.ts";
import { PEOPLE } from "./people.ts";
import { ROADS } from "./roads.ts";
import { storiesIn } from "./story.ts";

/** Every story that captions may tell. */
export const STORIES = [PEOPLE, ANIMALS, FOOD, ROADS, HOME, LIGHT, ANYTHING].flatMap(storiesIn);
