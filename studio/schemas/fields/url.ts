import { checkUrl } from '../rules/url.ts'
import type { FieldBase } from './base.ts'
import { stringField } from './string.ts'

/** An absolute address on another site, http or https. */
export const urlField = (field: FieldBase) => stringField({ ...field, check: checkUrl })
