import sharp from 'sharp'

// One picture on one thread, and nothing kept of it: the memory it takes is that of one.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
