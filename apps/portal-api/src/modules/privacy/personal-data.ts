import type { RetentionRule } from '@portal/api-contract/account';
import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../database/database';
import type { DataProtection } from '../../security/data-protection';
import { statusLog } from '../lifecycle/lifecycle.tables';
import { fileErasure } from './privacy.tables';

/** A record of an export: values by the keys of the kind's columns. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Whose data it is, by every name that rows know them under. */
export interface DataOwner {
  readonly id: string;
  readonly account: string;
  readonly userCode: string;
  readonly issuer: string;
  readonly subject: string;
}

/** With what data is read. */
export interface ReadContext {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
}

/** With what data is erased: everything happens in the caller's transaction. */
export interface EraseContext {
  readonly runner: QueryRunner;
  readonly now: Date;
}

/**
 * A kind of personal data: how its owner gets it, what becomes of it when the account is closed, and why. Whoever adds
 * a table with an owner adds it here; a spec compares the tables with the database.
 */
export interface PersonalData {
  /** Name of its files in an export. */
  readonly name: string;
  readonly title: string;
  readonly tables: readonly string[];
  /** Keys of a record with their Chinese names, in their order. */
  readonly columns: Readonly<Record<string, string>>;
  read(context: ReadContext, owner: DataOwner): Promise<readonly ExportedRow[]>;
  readonly retention: Omit<RetentionRule, 'title'>;
  /** Does what `retention` says. */
  erase(context: EraseContext, owner: DataOwner): Promise<void>;
  /** For what is kept: rows that are deleted `days` after the account was closed, by the columns of their owners. */
  readonly forgetKept?: { readonly days: number; readonly owners: readonly PgColumn[] };
}

/** What becomes of data that nothing but its owner needs. */
export const ERASED = { treatment: 'erase', period: '', reason: '处理目的已经实现' } as const;

/** Name that stands for somebody whose account is closed. */
export const CLOSED_USER_NAME = '已注销用户';

/** Notes bytes of the file store that have to go once the transaction is committed. */
export async function eraseBytes({ runner, now }: EraseContext, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await runner
    .insert(fileErasure)
    .values(storageKeys.map((storageKey) => ({ storageKey, requestedAt: now })))
    .onConflictDoNothing();
}

/** Deletes what happened to records that are deleted themselves. */
export async function eraseStatusLog(runner: QueryRunner, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length > 0) await runner.delete(statusLog).where(inArray(statusLog.recordId, [...recordIds]));
}
