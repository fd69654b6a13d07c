import { constants, setPriority } from 'node:os'
import { ApiError, dataError } from '../apiError.ts'
import { answerQuery } from '../query/answer.ts'
import { interruptAfter, stoppedAfter, TimeIsUp } from '../query/limits.ts'
import type { LakeDocument } from '../store/document.ts'
import { Snapshot } from '../store/snapshot.ts'
import type { Reply, Task } from './messages.ts'

// The process in which a Lake evaluates costly queries (queryProcess.ts). It ends when the Lake does, whose requests get
// the processor first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const PART_BYTES = 256 * 1024
const documents = new Map<string, LakeDocument>()
let snapshot = Snapshot.of([])

process.on('message', (task: Task) => {
  if ('request' in task) {
    answer(task)
    return
  }
  for (const document of task.documents) documents.set(document._id, document)
  for (const id of task.deleted) documents.delete(id)
  snapshot = Snapshot.of(documents.values())
})

function answer(task: Extract<Task, { request: unknown }>): void {
  try {
    const body = Buffer.from(bodyOf(task))
    if (body.length > task.answerBytes) throw tooLarge(task.answerBytes)
    for (let start = 0; start < body.length; start += PART_BYTES) {
      reply({ part: body.subarray(start, start + PART_BYTES) })
    }
    reply({ isEnd: true })
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, body, message } = error
      reply({ refusal: { status, body, message } })
    } else {
      reply({ failure: error instanceof Error ? String(error.stack) : String(error) })
    }
  }
}

function bodyOf({ request, queryTime }: Extract<Task, { request: unknown }>): string {
  try {
    return interruptAfter(queryTime, () => JSON.stringify(answerQuery(snapshot, request)))
  } catch (error) {
    throw error instanceof TimeIsUp ? stoppedAfter(queryTime) : error
  }
}

function tooLarge(answerBytes: number): ApiError {
  const limit = `The limit is ${answerBytes} bytes: ask for less.`
  return dataError(400, 'queryEvaluationError', `The result of the query is too large. ${limit}`)
}

function reply(message: Reply): void {
  process.send?.(message)
}
