import { vehiclesMessage } from '../messages/messages.generated.ts'

export const fleetFile = () =>
  ({
    bytes: 400_000,
    sentence: vehiclesMessage('fleetFile.pleaseUseFileMost'),
  }) as const
