import type { RetentionRule } from '@portal/api-contract/account';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../database/database';
import type { DataProtection } from '../security/data-protection';

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
  /** Does what `retention` says, but for what `eraseMany` does. */
  erase?(context: EraseContext, owner: DataOwner): Promise<void>;
  /**
   * Does what `retention` says to that of which somebody may have many: to `ERASE_STEP` records at most, in the caller's
   * transaction. Tells whether there may be more. By then the account may be closed.
   */
  eraseMany?(context: EraseContext, owner: Pick<DataOwner, 'id'>): Promise<boolean>;
  /** For what is kept: rows that are deleted `days` after the account was closed, by the columns of their owners. */
  readonly purgeKept?: { readonly days: number; readonly owners: readonly PgColumn[] };
}

/** What becomes of data that nothing but its owner needs. */
export const ERASED = { treatment: 'erase', period: '', reason: '处理目的已经实现' } as const;

/** Name that stands for somebody whose account is closed. */
export const CLOSED_USER_NAME = '已注销用户';
