/**
 * Ends this process by the signal that asked for it, as a shell expects. `process.exit` waits for V8's
 * compilers, and forever where one of them waits for a garbage collection (nodejs/node#54918).
 */
export function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
