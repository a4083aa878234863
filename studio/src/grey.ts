/** Up to this saturation (0 to 1) a picture is told as one without colour; one with a coloured thing has more (`reading/measure/light.ts`). */
export const MOST_OF_GREY = 0.05;
