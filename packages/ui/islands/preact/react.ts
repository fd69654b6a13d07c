/**
 * Stands in for the module 'react' in the islands' bundle: what the islands and react-hook-form use of
 * it, by Preact, checked against React's types. Each hook by its name: all of them as a namespace
 * would cost every form half a kilobyte.
 */
import { options } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type * as React from 'react'

// React's events wrap the browser's own; Preact's are the browser's own.
options.event = (event) => Object.assign(event, { nativeEvent: event })

/** react-hook-form makes contexts when it loads. No form here reads one. */
const createContext = () => ({})

export { useEffect, useLayoutEffect, useMemo, useRef, useState }

export default {
  createContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} satisfies Partial<Omit<typeof React, 'createContext'>> & { createContext(): object }
