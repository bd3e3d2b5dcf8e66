import { impactPagesMessage } from '../messages/messages.generated.ts'

export const logoFile = () =>
  ({
    bytes: 1_000_000,
    sentence: impactPagesMessage('logoFile.pictureLarger1Mb'),
  }) as const
