import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { INTERVAL, Rotation } from './rotation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function rotating() {
  const advance = vi.fn()
  const rotation = new Rotation(advance)
  rotation.restart()
  return { advance, rotation }
}

describe('the rotation of the carousel', () => {
  test('advances every 15 seconds', () => {
    const { advance } = rotating()
    vi.advanceTimersByTime(14_999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2 * INTERVAL)
    expect(advance).toHaveBeenCalledTimes(3)
  })

  test('waits until its last hold is lifted, and then a whole interval', () => {
    const { advance, rotation } = rotating()
    vi.advanceTimersByTime(14_000)
    rotation.hold('hover', true)
    rotation.hold('focus', true)
    rotation.hold('hover', false)
    vi.advanceTimersByTime(10 * INTERVAL)
    expect(advance).not.toHaveBeenCalled()
    rotation.hold('focus', false)
    vi.advanceTimersByTime(14_999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
  })

  test('begins anew after a step by hand', () => {
    const { advance, rotation } = rotating()
    vi.advanceTimersByTime(14_000)
    rotation.restart()
    vi.advanceTimersByTime(14_000)
    expect(advance).not.toHaveBeenCalled()
  })
})
