import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

export const linesFile = () =>
  ({
    bytes: 2_000_000,
    sentence: companyFootprintsMessage('linesFile.pleaseUseFileMost'),
  }) as const
