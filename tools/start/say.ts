export function say(line: string): void {
  console.log(`understory: ${line}`)
}

export function stopWith(sentence: string): never {
  console.error(`understory: ${sentence}`)
  process.exit(1)
}

export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
