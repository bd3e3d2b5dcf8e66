import { ROOT } from '../folders.ts'

/** The folder in which someone typed the command, which npm remembers while it works in that of the package. */
export const WHERE_CALLED = process.env.INIT_CWD ?? (process.env.npm_command ? ROOT : process.cwd())
