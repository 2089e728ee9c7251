/** Where on a winner's slice the pointer rests is counted in so many parts. */
export const whereaboutsEnd = 2 ** 32;
