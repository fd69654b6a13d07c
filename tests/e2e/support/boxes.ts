import type { Locator } from '@playwright/test'

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** Whether two boxes overlap. False if one of them is missing. */
export const overlap = (one: Box, other: Box): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
