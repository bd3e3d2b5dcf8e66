import { formatsOf, type Given } from './format-message.ts'

/**
 * The sentences of a catalogue by their key. Only `messages.generated.ts` calls it, with the arguments of
 * each message: `membersMessage('invitation.until', { day })`.
 */
export function plainMessages<All extends Readonly<Record<keyof All, object>>>(
  catalogue: Readonly<Record<keyof All & string, string>>,
) {
  const formatOf = formatsOf(catalogue)
  return <Key extends keyof All & string>(key: Key, ...[values]: Given<All[Key]>): string =>
    String(formatOf(key).format(values as Record<string, string> | undefined))
}
