type WrongAboutPartsInput = Readonly<
  Partial<
    Record<
      | 'DATABASE_POOLING'
      | 'DATABASE_TENANT_URL'
      | 'DATABASE_REPLICA_URL'
      | 'FILES_FOLDER'
      | 'S3_ENDPOINT'
      | 'S3_BUCKET'
      | 'S3_ACCESS_KEY_ID'
      | 'S3_SECRET_ACCESS_KEY',
      string
    >
  >
>

/** What is wrong about settings that only count together. */
export function wrongAboutParts(settings: WrongAboutPartsInput): string[] {
  const { DATABASE_POOLING, DATABASE_TENANT_URL } = settings
  const isShared = DATABASE_POOLING === 'transaction' && !DATABASE_TENANT_URL
  const shared = 'DATABASE_TENANT_URL is missing: a shared connection cannot take on a role.'
  const reader = 'DATABASE_REPLICA_URL must be of the login of DATABASE_TENANT_URL.'
  return [
    ...wrongAboutFiles(settings),
    ...(isShared ? [shared] : []),
    ...(isOtherReader(settings) ? [reader] : []),
  ]
}

/** Whatever else that login may do would not be checked. */
function isOtherReader({
  DATABASE_REPLICA_URL: replica,
  DATABASE_TENANT_URL: tenant,
}: WrongAboutPartsInput) {
  return replica && (!tenant || new URL(replica).username !== new URL(tenant).username)
}

function wrongAboutFiles(settings: WrongAboutPartsInput): string[] {
  const { FILES_FOLDER, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const ofStore = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  const given = ofStore.filter((value) => value !== undefined).length
  if (given > 0 && given < ofStore.length) {
    return [
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.',
    ]
  }
  if (given === 0 && !FILES_FOLDER) {
    return ['FILES_FOLDER is missing: say where uploaded files are kept, or give S3_ENDPOINT.']
  }
  if (given > 0 && FILES_FOLDER) return ['FILES_FOLDER and S3_ENDPOINT exclude each other.']
  return []
}
