/** The parts of a table, loaded when they are needed, or ahead of that. */

/** They. Whoever asks again has them at once. */
export const parts = () => import("./parts");
