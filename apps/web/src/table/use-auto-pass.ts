import { useEffect, useRef } from 'react';
import type { TableView } from '@ennead/wire/client';
import { settings } from '../preferences.ts';
import type { TableModel } from './model.ts';

/** Tells a table once that single possibilities are to be answered for this person, where the settings say so. */
export function useAutoPass(model: TableModel, view: TableView): void {
  const isAsked = useRef(false);
  const isRunning = view.about.phase === 'running';
  useEffect(() => {
    if (!isRunning || isAsked.current || !settings.get().autoPass) return;
    isAsked.current = true;
    for (const { seat, auto } of view.own) if (!auto) void model.do({ type: 'auto', seat, on: true });
  }, [isRunning, model, view]);
}
