import { expect, test } from 'vitest'
import { phoneHref, phoneText } from './phone.ts'

test.each([
  ['+55 11 3000-0000', '(11) 3000-0000', 'tel:+551130000000'],
  ['+55 (11) 90000-0000', '(11) 90000-0000', 'tel:+5511900000000'],
  ['0800 701 9656', '0800 701 9656', 'tel:08007019656'],
])('the phone %s reads %s and calls %s', (phone, text, href) => {
  expect([phoneText(phone), phoneHref(phone)]).toEqual([text, href])
})
