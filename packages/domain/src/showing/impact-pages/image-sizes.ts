/** Pictures to share, in pixels, as networks ask for them. */
export const IMAGE_SIZES = {
  /** Beside a shared link. */
  link: { width: 1200, height: 630 },
  /** A post in a feed. */
  square: { width: 1080, height: 1080 },
  /** A story, which fills a phone. */
  story: { width: 1080, height: 1920 },
  /** At the top of a profile. */
  banner: { width: 1584, height: 396 },
} as const

export type ImageSize = keyof typeof IMAGE_SIZES
