/** A check that did not hold ends the program with 1. */
export async function exitBy(check: Promise<boolean>): Promise<void> {
  if (!(await check)) process.exitCode = 1
}
