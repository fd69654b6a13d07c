import { z } from 'zod'

const answerSchema = z.object({
  /** Its address, with https. */
  url: z.url(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})

/** An answer of the site, as it is sent behind a proxy that terminates TLS and redirects HTTP to it. */
export type Answer = z.infer<typeof answerSchema>

export const answersSchema = z.array(answerSchema)

const scoreSchema = z.object({
  score: z.number(),
  /** From 'F' to 'A+'. */
  grade: z.string(),
  /** What the score is made of: 'csp-implemented-with-no-unsafe-default-src-none +10'. */
  reasons: z.array(z.string()),
})

export type Score = z.infer<typeof scoreSchema>

export const scoresSchema = z.array(scoreSchema)
