import { expect, test } from 'vitest'
import { readFrame } from './frame.ts'

test.each([
  { id: 1, status: 200, headers: { 'Content-Type': 'text/event-stream' } },
  { id: 1, chunk: 'data: plano' },
  { id: 1, end: true },
])('the frame %j is read', (frame) => {
  expect(readFrame(JSON.stringify(frame))).toEqual(frame)
})

test.each(['', 'oi', 'null', '{"id":1}', '{"id":"1","end":true}', '{"id":1,"status":"200"}'])(
  '“%s” is no frame, and is ignored',
  (message) => {
    expect(readFrame(message)).toBeUndefined()
  },
)

test('a binary message is ignored', () => {
  expect(readFrame(new ArrayBuffer(1))).toBeUndefined()
})
